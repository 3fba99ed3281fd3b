import type { PaymentStatus } from './store.ts';

export type Language = 'en' | 'ur';

interface Words {
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  readonly otherLanguage: { readonly code: Language; readonly name: string };
  readonly bank: string;
  readonly banner: string;
  readonly bannerMore: string;
  readonly title: { readonly [Status in PaymentStatus]: string };
  readonly explain: { readonly [Status in PaymentStatus]: string };
  readonly lateNote: string;
  readonly payTo: string;
  readonly amount: string;
  readonly reference: string;
  readonly description: string;
  readonly expires: string;
  readonly received: string;
  readonly confirm: string;
  readonly fail: string;
  readonly close: string;
  readonly payLate: string;
  readonly goBack: string;
  readonly whatNow: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly zone: string;
}

/** What the payer's page says. */
export const words: { readonly [Code in Language]: Words } = {
  en: {
    direction: 'ltr',
    locale: 'en-GB',
    otherLanguage: { code: 'ur', name: 'اردو' },
    bank: 'Sandbox Bank',
    banner: 'SANDBOX — no real money',
    bannerMore: 'This page stands in for a bank. Nothing is taken from any account.',
    title: {
      open: 'Confirm your payment',
      paid: 'Payment confirmed',
      failed: 'Payment failed',
      closed: 'Payment closed',
      expired: 'Payment expired',
      voided: 'Payment withdrawn',
    },
    explain: {
      open: 'Check the details, then choose how this payment should end.',
      paid: 'The merchant is being told. You may go back.',
      failed: 'The payment was declined and will not be tried again.',
      closed: 'You left without paying. A real bank may still send the money late.',
      expired: 'The time to pay is over. A real bank may still send the money late.',
      voided: 'The merchant has withdrawn this payment. It can no longer be paid.',
    },
    lateNote: 'It was paid late.',
    payTo: 'Pay to',
    amount: 'Amount',
    reference: 'Reference',
    description: 'For',
    expires: 'Pay before',
    received: 'Received',
    confirm: 'Confirm payment',
    fail: 'Let it fail',
    close: 'Close without paying',
    payLate: 'Pay late',
    goBack: 'Back to the merchant',
    whatNow: 'What should happen?',
    unknownTitle: 'No such payment',
    unknown: 'This address belongs to no payment. Go back to the merchant and begin again.',
    zone: 'Pakistan time',
  },
  ur: {
    direction: 'rtl',
    locale: 'ur-PK',
    otherLanguage: { code: 'en', name: 'English' },
    bank: 'سینڈ باکس بینک',
    banner: 'سینڈ باکس — اصل رقم نہیں',
    bannerMore: 'یہ صفحہ بینک کی جگہ آزمائش کے لیے ہے۔ کسی کھاتے سے کچھ نہیں کٹے گا۔',
    title: {
      open: 'ادائیگی کی تصدیق کریں',
      paid: 'ادائیگی کی تصدیق ہو گئی',
      failed: 'ادائیگی ناکام ہو گئی',
      closed: 'ادائیگی بند کر دی گئی',
      expired: 'ادائیگی کا وقت ختم ہو گیا',
      voided: 'ادائیگی واپس لے لی گئی',
    },
    explain: {
      open: 'تفصیل دیکھ لیں، پھر چنیں کہ یہ ادائیگی کیسے انجام پائے۔',
      paid: 'تاجر کو اطلاع دی جا رہی ہے۔ آپ واپس جا سکتے ہیں۔',
      failed: 'ادائیگی مسترد ہو گئی اور دوبارہ کوشش نہیں کی جائے گی۔',
      closed: 'آپ ادائیگی کیے بغیر چلے گئے۔ اصل بینک رقم بعد میں بھی بھیج سکتا ہے۔',
      expired: 'ادائیگی کی مہلت گزر گئی۔ اصل بینک رقم بعد میں بھی بھیج سکتا ہے۔',
      voided: 'تاجر نے یہ ادائیگی واپس لے لی ہے۔ اب یہ ادا نہیں کی جا سکتی۔',
    },
    lateNote: 'یہ ادائیگی دیر سے ہوئی۔',
    payTo: 'وصول کنندہ',
    amount: 'رقم',
    reference: 'حوالہ',
    description: 'تفصیل',
    expires: 'ادائیگی کی مہلت',
    received: 'موصول شدہ رقم',
    confirm: 'ادائیگی کی تصدیق کریں',
    fail: 'ادائیگی ناکام کریں',
    close: 'ادائیگی کیے بغیر بند کریں',
    payLate: 'دیر سے ادا کریں',
    goBack: 'تاجر کی طرف واپس جائیں',
    whatNow: 'کیا ہونا چاہیے؟',
    unknownTitle: 'ایسی کوئی ادائیگی نہیں',
    unknown: 'یہ پتا کسی ادائیگی کا نہیں۔ تاجر کی طرف واپس جا کر نئے سرے سے شروع کریں۔',
    zone: 'پاکستان کا وقت',
  },
};
