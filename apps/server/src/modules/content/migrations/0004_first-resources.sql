-- What a new installation refers to: its own install guides. Once, so that what an operator takes away stays away.
INSERT INTO "content"."resource"
  ("id", "resource_type", "position", "label_en", "label_ur", "url", "qr_code_url", "is_shown", "version", "changed_by", "changed_at")
VALUES
  ('01930000-0000-7000-8000-000000000001', 'IOS', 1, 'iPhone and iPad', 'آئی فون اور آئی پیڈ', '/down#ios', '/down#ios', true, 1, 'house', now()),
  ('01930000-0000-7000-8000-000000000002', 'ANDROID', 1, 'Android', 'اینڈرائیڈ', '/down#android', '/down#android', true, 1, 'house', now()),
  ('01930000-0000-7000-8000-000000000003', 'IOS_LITE', 1, 'iPhone, light', 'آئی فون، ہلکا', '/down#lite', '/down#lite', true, 1, 'house', now());
