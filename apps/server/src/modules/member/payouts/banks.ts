/** Banks of Pakistan by the code that stands in their IBANs, with the names that their customers know. */
export const banks: ReadonlyMap<string, { readonly EN: string; readonly UR: string }> = new Map([
  ['HABB', { EN: 'Habib Bank (HBL)', UR: 'حبیب بینک (HBL)' }],
  ['MEZN', { EN: 'Meezan Bank', UR: 'میزان بینک' }],
  ['UNIL', { EN: 'United Bank (UBL)', UR: 'یونائیٹڈ بینک (UBL)' }],
  ['MUCB', { EN: 'MCB Bank', UR: 'ایم سی بی بینک' }],
  ['ABPA', { EN: 'Allied Bank', UR: 'الائیڈ بینک' }],
  ['ALFH', { EN: 'Bank Alfalah', UR: 'بینک الفلاح' }],
  ['NBPA', { EN: 'National Bank of Pakistan', UR: 'نیشنل بینک آف پاکستان' }],
  ['BAHL', { EN: 'Bank AL Habib', UR: 'بینک الحبیب' }],
  ['FAYS', { EN: 'Faysal Bank', UR: 'فیصل بینک' }],
  ['ASCM', { EN: 'Askari Bank', UR: 'عسکری بینک' }],
  ['BPUN', { EN: 'Bank of Punjab', UR: 'بینک آف پنجاب' }],
  ['SCBL', { EN: 'Standard Chartered', UR: 'سٹینڈرڈ چارٹرڈ' }],
  ['MPBL', { EN: 'Habib Metropolitan Bank', UR: 'حبیب میٹروپولیٹن بینک' }],
  ['BKIP', { EN: 'BankIslami', UR: 'بینک اسلامی' }],
  ['DUIB', { EN: 'Dubai Islamic Bank', UR: 'دبئی اسلامک بینک' }],
  ['SONE', { EN: 'Soneri Bank', UR: 'سونیری بینک' }],
  ['JSBL', { EN: 'JS Bank', UR: 'جے ایس بینک' }],
  ['SIND', { EN: 'Sindh Bank', UR: 'سندھ بینک' }],
  ['KHYB', { EN: 'Bank of Khyber', UR: 'بینک آف خیبر' }],
  ['AIIN', { EN: 'Al Baraka Bank', UR: 'البرکہ بینک' }],
  ['SUMB', { EN: 'Bank Makramah', UR: 'بینک مکرمہ' }],
  ['FWOM', { EN: 'First Women Bank', UR: 'فرسٹ ویمن بینک' }],
]);

/** A bank's names by its code; the code itself where it is not known any more. */
export const bankName = (code: string): { readonly EN: string; readonly UR: string } =>
  banks.get(code) ?? { EN: code, UR: code };
