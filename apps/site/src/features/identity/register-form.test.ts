import type { FieldRule } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { emptyValues, orderOf, problemsOf } from './register-form.ts';
import { type RegisterField, shownFields } from './register-view.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 9,
  minLength: 3,
  maxLength: 40,
  ...over,
});
const fieldsOf = (rules: Partial<Record<RegisterField, FieldRule>>) =>
  shownFields(rules as Record<string, FieldRule>, 'username');
const needs = { smsVerification: true, legalAge: 18, today: '2026-11-20' };
const filled = {
  ...emptyValues(),
  username: 'zubaida',
  password: 'lamp-oil',
  confirmPassword: 'lamp-oil',
  age: true,
};
const phone = { countryCode: 'PK', countryDialingCode: '92', mobileNum: '0300 1234567' };

describe('a form', () => {
  const fields = fieldsOf({ username: rule(), password: rule(), mobileNum: rule({ required: false }) });

  it('that is filled in has no problem', () => {
    expect(problemsOf(filled, { ...needs, fields })).toEqual({});
  });

  it.each(['Pakistan786', 'zubaida', 'aaaaaaaa'])(
    'takes no password that is easy to guess: %s',
    (password) => {
      expect(problemsOf({ ...filled, password, confirmPassword: password }, { ...needs, fields })).toEqual({
        password: { kind: 'weak' },
      });
    },
  );

  it('names what is missing in its own order', () => {
    const problems = problemsOf(
      { ...emptyValues(), terms: false, confirmPassword: 'x' },
      { ...needs, fields },
    );
    expect(Object.entries(problems).map(([part, problem]) => [part, problem?.kind])).toEqual([
      ['username', 'required'],
      ['password', 'required'],
      ['confirmPassword', 'passwordsDiffer'],
      ['terms', 'terms'],
      ['age', 'age'],
    ]);
  });

  it('asks for a code as soon as there is a number to prove, and not where none is proven', () => {
    expect(problemsOf({ ...filled, phone }, { ...needs, fields })).toEqual({
      verificationCode: { kind: 'required' },
    });
    expect(problemsOf({ ...filled, phone }, { ...needs, smsVerification: false, fields })).toEqual({});
  });

  it('knows who is too young by the birthday', () => {
    const asking = fieldsOf({ birthday: rule({ patternId: 11 }) });
    const problems = problemsOf({ ...filled, birthday: '2008-11-21' }, { ...needs, fields: asking });
    expect(problems.birthday).toEqual({ kind: 'age', age: 18 });
  });

  it('sends what is shown and filled in, and nothing else', () => {
    const values = { ...filled, phone, verificationCode: ' 123456 ', line: 'not asked', email: '' };
    const captchas = { slider: { id: 'a', ticket: 'b' }, image: null };
    const page = { href: 'https://ikka.example/register', host: 'ikka.example' };
    expect(orderOf('username', values, { fields }, { verificationCode: '123456' }, captchas, page)).toEqual({
      tab: 'username',
      body: {
        username: 'zubaida',
        password: 'lamp-oil',
        confirmPassword: 'lamp-oil',
        mobileNum: '0300 1234567',
        countryDialingCode: '92',
        verificationCode: '123456',
        agreeTerms: true,
        ageConfirmed: true,
        registerUrl: 'https://ikka.example/register',
        domain: 'ikka.example',
        sliderCaptcha: { id: 'a', ticket: 'b' },
      },
    });
  });

  it('leaves out name and password where a number is enough', () => {
    const byNumber = shownFields({ mobileNum: rule(), username: rule({ required: false }) }, 'mobile');
    const values = { ...emptyValues(), phone, verificationCode: '123456', age: true, password: 'unseen' };
    const { body } = orderOf(
      'mobile',
      values,
      { fields: byNumber },
      { firebaseChannel: true, firebaseIdToken: 'token' },
      { slider: null, image: null },
      { href: '', host: 'ikka.example' },
    );
    expect(body).not.toHaveProperty('username');
    expect(body).not.toHaveProperty('password');
    expect(body).not.toHaveProperty('confirmPassword');
    expect(body).not.toHaveProperty('verificationCode');
    expect(body).toMatchObject({ mobileNum: '0300 1234567', firebaseIdToken: 'token' });
  });
});
