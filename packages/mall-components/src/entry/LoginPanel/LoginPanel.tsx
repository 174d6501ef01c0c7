import { Link, useLinkComponent } from "@tradehall/ui/Link";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import type { SmsCodeSending } from "../../forms/SmsCodeField/index.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { type EntryBranding, EntryFrame } from "../EntryFrame/index.ts";
import { LoginQr, type LoginQrProps } from "../LoginQr/index.ts";
import { LoginForm } from "./LoginForm.tsx";
import * as css from "./LoginPanel.css.ts";
import { words } from "./LoginPanel.messages.ts";

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
  /** Pages of the other ways in, which keep the redirect. Default those of the routes. */
  forgetHref?: string;
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

const tabs = [
  { id: "account", label: words.accountTab },
  { id: "mobile", label: words.mobileTab },
  { id: "qr", label: words.qrTab },
] as const;

function LoginTabs({ tab = "account", tabHref, redirect, onTabChange }: LoginPanelProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const hrefOf =
    tabHref ?? ((id: LoginTab) => `?tab=${id}${redirect ? `&redirect=${encodeURIComponent(redirect)}` : ""}`);
  return (
    <nav aria-label={intl.formatMessage(words.tabs)} className={css.tabs}>
      {tabs.map(({ id, label }) => (
        <Anchor
          aria-current={id === tab ? "page" : undefined}
          className={css.tab}
          href={hrefOf(id)}
          key={id}
          onClick={instead(onTabChange, id)}
        >
          {intl.formatMessage(label)}
        </Anchor>
      ))}
    </nav>
  );
}

/** The sign-in page: brand ground, and a card with the three ways in. */
export function LoginPanel(props: LoginPanelProps) {
  const { branding, variant = "full", tab = "account" } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const isPlain = variant === "plain";
  return (
    <EntryFrame
      branding={branding}
      ground={isPlain ? "plain" : "brand"}
      heading={intl.formatMessage(words.welcome)}
    >
      <section className={css.card}>
        <h1 className={isPlain ? css.plainTitle : css.title}>
          {intl.formatMessage(isPlain ? words.accountTab : words.submit)}
        </h1>
        {!isPlain && <LoginTabs {...props} />}
        {tab === "qr" ? <LoginQr {...props.qr} /> : <LoginForm {...props} tab={tab} />}
        <span className={css.links}>
          <Link href={props.forgetHref ?? routes.forgetPassword} tone="muted">
            {intl.formatMessage(words.forget)}
          </Link>
          <Link href={props.registerHref ?? routes.register}>
            {intl.formatMessage(entryWords.registerNow)}
          </Link>
        </span>
      </section>
    </EntryFrame>
  );
}
