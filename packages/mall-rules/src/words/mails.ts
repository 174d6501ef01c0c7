/** Letters that the mall sends, in the language of who asked for them; `{name}` places are filled in. */
import { fill, type Locale, type Sentence } from "./locale.ts";

const letters = {
  confirmMail: {
    subject: { zh_CN: "请验证您的邮箱", en: "Please confirm your e-mail address" },
    content: {
      zh_CN:
        "您好，{name}：\n\n您正在绑定邮箱 {mail}。请在 {hours} 小时内打开以下链接，并在登录后完成验证：\n\n{link}\n\n如非本人操作，请忽略此邮件。",
      en: "Hello {name},\n\nyou asked to use {mail} for your account. Open this link within {hours} hours, signed in, to confirm it:\n\n{link}\n\nIf it was not you, ignore this letter.",
    },
  },
} satisfies Record<string, { subject: Sentence; content: Sentence }>;

/** A letter's subject and text. */
export function letterText(
  letter: keyof typeof letters,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): { subject: string; content: string } {
  const { subject, content } = letters[letter];
  return {
    subject: subject[locale],
    content: fill(content[locale], values),
  };
}
