import { z } from 'zod';

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The name of a time zone that there is, by its region and place. No offset such as `+05:00`, which the database reads with the
 * opposite sign, and no letters such as `PKT`, which mean a zone to one program and none to another.
 */
export const timeZoneName = z
  .string()
  .max(64)
  .regex(/^(UTC|[A-Z][A-Za-z]+(\/[A-Z][A-Za-z0-9_+-]*){1,2})$/)
  .refine(isKnown)
  .meta({ description: 'a name of the IANA time zone database', example: 'Asia/Karachi' });
