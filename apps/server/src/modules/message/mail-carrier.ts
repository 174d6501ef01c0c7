/** Who carries a letter. A real provider is one more implementation, chosen by the settings. */
import type { Settings } from "#server/settings.ts";

interface Letter {
  /** The same at each try, so that a provider can tell a letter that it has carried already. */
  id: number;
  email: string;
  subject: string;
  /** Plain text; "" of a letter that is its file. */
  content: string;
  attachment?: { fileName: string; bytes: Buffer };
}

export interface MailCarrier {
  /** Throws where it cannot. */
  send(letter: Letter): Promise<void>;
}

/** The sandbox carries nothing: what was sent is in its outbox at /sandbox/mails. */
export const sandboxPost: MailCarrier = { send: async () => undefined };

/** Undefined where no one carries letters. */
export const mailCarrier = ({ sandbox }: Pick<Settings, "sandbox">): MailCarrier | undefined =>
  sandbox ? sandboxPost : undefined;
