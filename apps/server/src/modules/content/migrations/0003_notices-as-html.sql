-- Notices were plain text whose line breaks counted: the same words as safe HTML.
UPDATE "content"."notice" SET
  "text_en" = '<p>' || replace(replace(replace(replace("text_en", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br />') || '</p>',
  "text_ur" = '<p>' || replace(replace(replace(replace("text_ur", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br />') || '</p>';
