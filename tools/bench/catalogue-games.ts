import { gameFeatures, gameKinds, liveKinds, slotKinds } from '@ikka/contract';
import { Client } from '@ikka/server/database';
import { seededRandom } from '@ikka/test-kit';

/** So many games as the product is advertised with. */
export const gameCount = 10_000;
const seed = 20_261_122;
const vendors = ['BENCH_A', 'BENCH_B', 'BENCH_C', 'BENCH_D', 'BENCH_E', 'BENCH_F', 'BENCH_G', 'BENCH_H'];
const categories = ['RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'];

export const words = [
  ['Lantern', 'فانوس'],
  ['Golden', 'سنہرا'],
  ['Tiger', 'شیر'],
  ['River', 'دریا'],
  ['Peacock', 'مور'],
  ['Caravan', 'قافلہ'],
  ['Garden', 'باغ'],
  ['Falcon', 'شاہین'],
  ['Moon', 'چاند'],
  ['Silver', 'چاندی'],
  ['Bazaar', 'بازار'],
  ['Mountain', 'پہاڑ'],
  ['Diamond', 'ہیرا'],
  ['Elephant', 'ہاتھی'],
  ['Storm', 'طوفان'],
  ['Crown', 'تاج'],
] as const;

/** Fills the catalogue with games that are the same at every run. */
export async function fillCatalogue(databaseUrl: string): Promise<void> {
  const random = seededRandom(seed);
  const games = Array.from({ length: gameCount }, (_, at) => {
    const [first, second] = [random.pick(words), random.pick(words)];
    const category = random.pick(categories);
    const kinds = category === 'LIVE' ? liveKinds : category === 'RNG' ? slotKinds : gameKinds.slice(0, 0);
    const nameEn = `${first[0]} ${second[0]} ${at}`;
    const nameUr = `${first[1]} ${second[1]} ${at}`;
    return {
      id: `bench-${at}`,
      vendor_code: random.pick(vendors),
      category,
      name: { EN: nameEn, UR: nameUr },
      search_text: `${nameEn} ${nameUr}`.toLowerCase(),
      rtp: (0.9 + random.int(80) / 1000).toFixed(3),
      volatility: (random.int(1500) / 100).toFixed(2),
      coins_per_stake: 1 + random.int(100),
      lines: category === 'RNG' ? random.pick([5, 10, 20, 25, 40, 50, 100]) : null,
      tags: [],
      kinds: kinds.length === 0 ? [] : [random.pick(kinds)],
      features: gameFeatures.filter(() => random.next() < 0.3),
      is_hot: random.next() < 0.01,
      sort: 100 + random.int(gameCount),
    };
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO catalogue.vendor (code, category, name, sort)
       SELECT code, 'RNG', jsonb_build_object('EN', code, 'UR', code), 100 FROM unnest($1::text[]) code`,
      [vendors],
    );
    await client.query(
      `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, rtp, volatility,
         coins_per_stake, lines, tags, kinds, features, is_hot, sort)
       SELECT id, vendor_code, category, name, search_text, rtp, volatility, coins_per_stake, lines, tags,
         kinds, features, is_hot, sort
       FROM jsonb_to_recordset($1::jsonb) AS g (id text, vendor_code text, category text, name jsonb,
         search_text text, rtp text, volatility text, coins_per_stake bigint, lines integer, tags text[], kinds text[],
         features text[], is_hot boolean, sort integer)`,
      [JSON.stringify(games)],
    );
    await client.query('ANALYZE catalogue.game');
  } finally {
    await client.end();
  }
}
