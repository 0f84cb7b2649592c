/** The passwords of six characters and more that stand first in every list of leaked ones. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 123456789 12345678 1234567 1234567890 password password1 qwerty qwerty123 qwertyuiop abc123
  111111 123123 000000 iloveyou 654321 666666 121212 123321 dragon monkey letmein football baseball
  sunshine princess welcome welcome1 shadow master superman michael jordan23 batman trustno1 starwars
  charlie donald passw0rd admin123 administrator login123 q1w2e3r4 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx
  asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 112233 222222 555555 777777 888888 987654321 123qwe abcdef
  abcd1234 a123456 aa123456 hello123 freedom whatever computer internet secret changeme default killer
  jennifer jessica ashley daniel thomas hunter soccer hockey ranger buster pepper ginger summer winter
  flower cheese google samsung pokemon horses jockey racing furlong thoroughbred`.split(/\s+/),
);
