-- Every slip adds to the same few rows: room in the page keeps the update in place.
ALTER TABLE "lottery"."exposure" SET (fillfactor = 50);
