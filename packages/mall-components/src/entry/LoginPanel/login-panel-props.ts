import type { FormEvent } from "react";
import type { SmsCodeSending } from "../../forms/SmsCodeField/index.ts";
import type { EntryBranding } from "../EntryFrame/index.ts";
import type { LoginQrProps } from "../LoginQr/index.ts";

/** The ways to sign in. */
export type LoginTab = "account" | "mobile" | "qr";

/** The operator's dress of the sign-in page (Spec §3). */
export type LoginBranding = EntryBranding;

export interface LoginPanelProps extends Omit<SmsCodeSending, "onSendCode"> {
  /** Branding. */
  branding: LoginBranding;
  /** `plain`: the account form alone on a quiet ground, as /login-old shows it. Default `full`. */
  variant?: "full" | "plain";
  /** Tab shown. Default `account`. */
  tab?: LoginTab;
  /** Called when a tab is pressed; without it the tabs are links. */
  onTabChange?: (tab: LoginTab) => void;
  /** Address of a tab without scripts. Default `?tab=…` with the redirect kept. */
  tabHref?: (tab: LoginTab) => string;
  /** Where both forms post. Default the page itself. */
  action?: string;
  /** Where to go afterwards; a hidden field. */
  redirect?: string;
  /** Address of 忘记密码, which keeps the redirect. Default that of the routes. */
  forgetHref?: string;
  /** Address of 立即注册, which keeps the redirect. Default that of the routes. */
  registerHref?: string;
  /** What was typed, to keep it after a refusal; passwords and codes never come back. */
  values?: { userName?: string; mobile?: string };
  /** Called at each change of the account or the mobile number, to keep it over a reload; never of a password or code. */
  onType?: (typed: { userName?: string; mobile?: string }) => void;
  /** Errors at fields: `userName`, `passWord`, `mobile`, `validCode`; `captcha` shows the security check. */
  errors?: Readonly<Record<string, string>>;
  /** Why the buyer is here again, e.g. an expired session; gives way to an error. */
  notice?: string;
  /** Error of the whole form, e.g. a locked account. */
  formError?: string;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when a form is sent; fields: `tab`, `userName`+`passWord` or `mobile`+`validCode`, `redirect`. */
  onSubmit?: (tab: LoginTab, event: FormEvent<HTMLFormElement>) => void;
  /** Called to send a code; without it the button submits with `intent=sendCode`. */
  onSendCode?: (mobile: string) => void;
  /** Called to start the security check of the account tab. */
  onCheck?: () => void;
  /** The QR code of its tab; without it the code is on its way. */
  qr?: LoginQrProps;
}
