/** Passwords that guessers try first, by themselves or with a few characters added. All lower case. */
const common = `
000000 00000000 0123456789 111111 11111111 1111111111 112233 11223344 121212 12121212 123123 123123123 123321
1234 12344321 12345 123456 1234567 12345678 123456789 1234567890 1234567891 12345678910 1234qwer 123654
123654789 123abc 123abc456 123mudar 123qwe 123qweasd 131313 147258369 147852 159357 159753 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 222222 333333 444444 55555555 555555 654321 66666666 666666 7777777
77777777 777777 786786 786786786 789456 789456123 87654321 888888 88888888 987654 98765432 987654321
9876543210 999999 99999999 a123456 a1234567 a12345678 a123456789 aa123456 aaaaaa aaaaaaaa ab123456 abc123
abc12345 abc123456 abcd1234 abcdef abcdefg abcdefgh access admin admin123 admin1234 administrator allah allah786
allahakbar aptx4869 asd123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdzxc babarazam babygirl baseball
bismillah bismillah786 bonjour butterfly casino casino123 changeme charlie chocolate computer computer1
cricket cricket123 dearbook default dragon dragon123 dubsmash fatima123 football football1 freedom friends
fuckyou gfhjkm google guest hannah hello123 helloworld ikka ikka1234 ikkacasino iloveyou iloveyou1 imrankhan
iqbal123 islamabad jackpot jackpot777 jordan23 karachi karachi123 killer lahore lahore123 letmein letmein1 liverpool
login lovely loveyou lucky777 lucky7777 maryam123 master mashallah michael monkey monkey123 muhammad muhammad123 mypassword naruto
ninja p@ssw0rd p@ssword pa55word pakistan pakistan1 pakistan12 pakistan123 pakistan1947 pakistan786 pass pass1234
passw0rd password password! password1 password1! password12 password123 password1234 peshawar pokemon poker123
princess q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234 qwerty qwerty1 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop rawalpindi samsung secret shadow sialkot
starwars student sultan123 sunshine super123 superman test1234 testing testtest trustno1 user1234 usman123 welcome
welcome1 welcome123 whatever xbox360 zaq12wsx zaq1zaq1 zindabad zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123
`;

const bundled: ReadonlySet<string> = new Set(common.trim().split(/\s+/u));

/** One character over and over, or one straight run up or down: no list can hold them all. */
function isMonotone(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  );
}

/**
 * Whether a password is too easy to guess: on the bundled list, on the site's own, the account's own name, or a
 * run of neighbours. Case makes no difference.
 */
export function isWeakPassword(
  password: string,
  context: { readonly accountName: string; readonly siteList: readonly string[] },
): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    bundled.has(plain) ||
    context.siteList.some((listed) => listed.normalize('NFKC').toLowerCase() === plain) ||
    plain === context.accountName.normalize('NFKC').toLowerCase() ||
    isMonotone(plain)
  );
}
