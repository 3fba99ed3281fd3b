import { seeded } from '../seeded.ts';
import type { Team } from './leagues.ts';
import { type Names, namesOf } from './names.ts';
import type { Tongue } from './written-league.ts';

/** Somebody who may score, bat or bowl. */
export interface Person {
  readonly code: string;
  readonly name: Names;
}

const given: Record<Tongue, string> = {
  'south-asia':
    'Ahmed|احمد,Bilal|بلال,Danish|دانش,Fahad|فہد,Hamza|حمزہ,Imran|عمران,Junaid|جنید,Kamran|کامران,Luqman|لقمان,Mudassar|مدثر,Noman|نعمان,Owais|اویس,Qasim|قاسم,Rashid|راشد,Salman|سلمان,Tariq|طارق,Usman|عثمان,Waqar|وقار,Yasir|یاسر,Zubair|زبیر,Arif|عارف,Faraz|فراز,Haris|حارث,Saad|سعد',
  gulf: 'Abdullah|عبداللہ,Faisal|فیصل,Hamad|حمد,Khalid|خالد,Majid|ماجد,Nasser|ناصر,Omar|عمر,Rashed|راشد,Saeed|سعید,Sultan|سلطان,Yousef|یوسف,Ziad|زیاد,Hassan|حسن,Jasim|جاسم,Mansour|منصور,Talal|طلال,Badr|بدر,Marwan|مروان',
  latin:
    'Adrian|ایڈریان,Bruno|برونو,Carlos|کارلوس,Diego|ڈیاگو,Eduardo|ایڈوارڈو,Felipe|فیلیپے,Gabriel|گیبریل,Hugo|ہیوگو,Ivan|آئیون,Jorge|جارج,Lucas|لوکاس,Mateo|ماتیو,Nicolas|نکولس,Oscar|آسکر,Pablo|پابلو,Rafael|رافیل,Sergio|سرجیو,Tomas|ٹامس,Vicente|وسینٹے,Andre|آندرے',
  north:
    'Adam|ایڈم,Ben|بین,Callum|کیلم,Daniel|ڈینیل,Elliot|ایلیٹ,Finn|فن,George|جارج,Harvey|ہاروی,Isaac|آئزک,Jack|جیک,Kieran|کیرن,Lewis|لوئس,Max|میکس,Noah|نوح,Oliver|اولیور,Patrick|پیٹرک,Reece|ریس,Sam|سیم,Toby|ٹوبی,Will|ول',
  east: 'Akira|آکیرا,Daichi|ڈائیچی,Haruto|ہاروتو,Jun|جون,Kaito|کائیتو,Kenta|کینٹا,Min-jun|من جون,Naoki|ناؤکی,Ren|رین,Riku|ریکو,Seo-jun|سیو جون,Shota|شوٹا,Sora|سورا,Taro|تارو,Yuki|یوکی,Yuto|یوتو,Ji-ho|جی ہو,Hayato|ہایاتو',
};

const family: Record<Tongue, string> = {
  'south-asia':
    'Abbasi|عباسی,Afridi|آفریدی,Ansari|انصاری,Baloch|بلوچ,Butt|بٹ,Chaudhry|چوہدری,Durrani|درانی,Gondal|گوندل,Hashmi|ہاشمی,Jatoi|جتوئی,Kakar|کاکڑ,Khattak|خٹک,Lodhi|لودھی,Mirza|مرزا,Niazi|نیازی,Qureshi|قریشی,Rana|رانا,Siddiqui|صدیقی,Soomro|سومرو,Yousafzai|یوسفزئی,Zaman|زمان,Mengal|مینگل',
  gulf: 'Al Ameri|العامری,Al Balushi|البلوشی,Al Dosari|الدوسری,Al Harbi|الحربی,Al Jabri|الجابری,Al Kaabi|الکعبی,Al Mansoori|المنصوری,Al Nuaimi|النعیمی,Al Qahtani|القحطانی,Al Rashdi|الراشدی,Al Shamsi|الشامسی,Al Zaabi|الزعابی,Al Mutairi|المطیری,Al Farsi|الفارسی',
  latin:
    'Alves|الویز,Barros|باروس,Campos|کیمپوس,Delgado|ڈیلگاڈو,Esteves|ایسٹیوز,Fuentes|فوینٹس,Gomes|گومز,Herrera|ہریرا,Ibarra|ایبارا,Lima|لیما,Moreno|مورینو,Nunes|نونیز,Ortega|اورٹیگا,Prado|پراڈو,Quintana|کوئنٹانا,Ramos|راموس,Soto|سوٹو,Teixeira|ٹیکسیرا,Vargas|ورگاس,Zamora|زامورا',
  north:
    'Ashworth|ایش ورتھ,Barker|بارکر,Carver|کارور,Dalton|ڈالٹن,Ellis|ایلس,Fletcher|فلیچر,Grant|گرانٹ,Hargreaves|ہارگریوز,Ingram|انگرام,Jennings|جیننگز,Kemp|کیمپ,Lawson|لاسن,Mercer|مرسر,Norton|نورٹن,Parker|پارکر,Reid|ریڈ,Shaw|شا,Thorne|تھورن,Whitaker|وٹیکر,Young|ینگ',
  east: 'Aoki|آؤکی,Endo|اینڈو,Fujita|فوجیتا,Goto|گوٹو,Hara|ہارا,Ishida|ایشیدا,Kang|کانگ,Kim|کم,Kondo|کونڈو,Lee|لی,Matsuda|ماتسودا,Mori|موری,Nakano|ناکانو,Okada|اوکاڈا,Park|پارک,Sakai|ساکائی,Takeda|تاکیدا,Ueno|اوینو,Yamada|یامادا,Yoon|یون',
};

/** As many people of a team as are asked for; the same every time, and no two of one name. */
export function squadOf(team: Pick<Team, 'code' | 'tongue'>, count: number): Person[] {
  const random = seeded(`squad ${team.code}`);
  const [first, last] = [given[team.tongue].split(','), family[team.tongue].split(',')].map((list) =>
    shuffled(list, random),
  );
  if (first === undefined || last === undefined || Math.min(first.length, last.length) < 11)
    throw new Error(`${team.tongue} has too few names`);
  return Array.from({ length: count }, (_, index) => {
    const a = namesOf(first[index % first.length] ?? '');
    // The second time round every first name meets another family.
    const b = namesOf(last[(index + Math.floor(index / last.length)) % last.length] ?? '');
    return { code: `${team.code}-${index + 1}`, name: { EN: `${a.EN} ${b.EN}`, UR: `${a.UR} ${b.UR}` } };
  });
}

function shuffled(list: readonly string[], random: () => number): string[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}
