-- The note of the account that a member was shown is one text in every language.
UPDATE "cashier"."deposit"
   SET "transfer_to" = ("transfer_to" - 'noteEn' - 'noteUr')
     || jsonb_build_object('note', jsonb_build_object('EN', "transfer_to"->'noteEn', 'UR', "transfer_to"->'noteUr'))
 WHERE "transfer_to" ? 'noteEn';
