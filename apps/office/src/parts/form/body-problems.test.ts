import { calls } from '@ikka/contract';
import { expect, it } from 'vitest';
import { bodyProblems } from './body-problems.ts';

const { officeCreateAffiliate, officeSuspendMember, officeReleaseMember } = calls.office;
const { officeSaveBanner } = calls.officeContent;
const { officeProposeBonus } = calls.officeBonuses;

it('finds nothing against a request that the server would take', () => {
  expect(bodyProblems(officeCreateAffiliate, { body: { account: 'bano', code: 'lantern' } })).toEqual({});
});

it('names the fields that the body refuses', () => {
  const body = { account: ' ', code: 'abc', domain: 'https://play.example' };
  expect(bodyProblems(officeCreateAffiliate, { body })).toEqual({
    account: { code: 'missing' },
    code: { code: 'form' },
    domain: { code: 'form' },
  });
});

it('names a field of the query alike', () => {
  const short = { reason: { code: 'short', limit: 3 } };
  expect(bodyProblems(officeSuspendMember, { params: { id: '1' }, body: { reason: 'no' } })).toEqual(short);
  expect(bodyProblems(officeReleaseMember, { params: { id: '1' }, query: { reason: 'no' } })).toEqual(short);
});

it('says in which language a text is refused', () => {
  const body = {
    version: 0,
    groupName: 'home',
    pictureId: 'a'.repeat(64),
    title: null,
    text: null,
    alt: { EN: 'x'.repeat(1_000), UR: ' ' },
    url: '',
    from: null,
    until: null,
    isShown: true,
  } as const;
  const found = bodyProblems(officeSaveBanner, { params: { id: 'one' }, body });
  expect(found).toEqual({
    alt: { EN: { code: 'long', limit: expect.any(Number) }, UR: { code: 'missing' } },
  });
});

it('looks into the part of a body that is edited', () => {
  const terms = { percent: 'half', days: 0 } as never;
  const request = { params: { id: 'half' }, body: { version: 0, terms } };
  expect(bodyProblems(officeProposeBonus, request, 'terms')).toMatchObject({
    percent: { code: 'form' },
    days: { code: 'small', limit: 1 },
  });
});
