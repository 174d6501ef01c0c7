import type { FormEvent } from "react";

/** The two ways to sign in here. */
export type LoginTab = "account" | "mobile";
/** The operator's dress of the sign-in page (Spec §3); every part has a default. */
export interface LoginBranding {
  /** Logo: path without width and file ending. */
  logo?: string;
  /** Operator's name beside the logo. */
  companyName: string;
  /** Welcome line. */
  welcome?: string;
  /** Background picture: path without width and file ending. */
  background?: string;
  /** Copyright line. */
  copyright?: string;
}
export interface LoginPanelProps {
  /** Branding. */
  branding: LoginBranding;
  /** Tab shown. Default `account`. */
  tab?: LoginTab;
  /** Called when a tab is pressed; without it the tabs are links. */
  onTabChange?: (tab: LoginTab) => void;
  /** Address of a tab without scripts. Default `?tab=…` with the redirect kept. */
  tabHref?: (tab: LoginTab) => string;
  /** Where both forms post. Default `/login`. */
  action?: string;
  /** Where to go afterwards; a hidden field. */
  redirect?: string;
  /** What was typed, to keep it after a refusal; passwords and codes never come back. */
  values?: { userName?: string; mobile?: string };
  /** Errors at fields: `userName`, `passWord`, `mobile`, `validCode`. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form, e.g. a locked account. */
  formError?: string;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when a form is sent; fields: `tab`, `userName`+`passWord` or `mobile`+`validCode`, `redirect`. */
  onSubmit?: (tab: LoginTab, event: FormEvent<HTMLFormElement>) => void;
  /** Called to send a code; without it the button submits with `intent=sendCode`. */
  onSendCode?: (mobile: string) => void;
  /** Whether a code is being sent. */
  isSendingCode?: boolean;
  /** When the last code was sent, ms; with `retryAfterMs` it drives 重新获取(Ns). */
  codeSentAt?: number;
  /** Least time between two codes, ms. Default the limit of the mall. */
  retryAfterMs?: number;
  /** The server's now, ms; the countdown starts from it. */
  now: number;
  /** Registration page. Default `/register`. */
  registerHref?: string;
  /** Forgotten password. Default `/forget-password`. */
  forgetHref?: string;
}

/** LoginPanel. */
export function LoginPanel(_props: LoginPanelProps) {
  return <div data-part="LoginPanel" />;
}
