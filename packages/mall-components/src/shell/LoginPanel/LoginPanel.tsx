import { useLinkComponent } from "@tradehall/ui/Link";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { ProductPicture } from "../../catalog/ProductPicture/ProductPicture.tsx";
import { LoginForm } from "./LoginForm.tsx";
import * as css from "./LoginPanel.css.ts";
import { words } from "./LoginPanel.messages.ts";

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
  /** Why the buyer stands here again, e.g. an expired session; gives way to an error. */
  notice?: string;
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

const tabs = [
  { id: "account", label: words.accountTab },
  { id: "mobile", label: words.mobileTab },
] as const;

/** The sign-in page: brand ground, and a card with the two ways in. */
export function LoginPanel(props: LoginPanelProps) {
  const { branding, tab = "account", redirect, onTabChange } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const tabHref =
    props.tabHref ??
    ((id: LoginTab) => `?tab=${id}${redirect ? `&redirect=${encodeURIComponent(redirect)}` : ""}`);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Anchor className={css.brand} href="/">
          {branding.logo !== undefined && (
            <span className={css.logo}>
              <ProductPicture alt="" isPriority path={branding.logo} rounding="m" width={48} />
            </span>
          )}
          <span className={css.company}>{branding.companyName}</span>
        </Anchor>
        <span className={css.headWords}>{intl.formatMessage(words.welcome)}</span>
      </header>
      <main className={css.stage} id="main">
        {branding.background && (
          <div aria-hidden="true" className={css.background}>
            <ProductPicture
              alt=""
              fit="cover"
              height={600}
              isPriority
              path={branding.background}
              sizes="100vw"
              width={1440}
            />
          </div>
        )}
        <div className={css.center}>
          <p className={css.welcome}>{branding.welcome}</p>
          <section className={css.card}>
            <h1 className={css.title}>{intl.formatMessage(words.submit)}</h1>
            <nav aria-label={intl.formatMessage(words.tabs)} className={css.tabs}>
              {tabs.map(({ id, label }) => (
                <Anchor
                  aria-current={id === tab ? "page" : undefined}
                  className={css.tab}
                  href={tabHref(id)}
                  key={id}
                  onClick={(event) => {
                    if (!onTabChange) return;
                    event.preventDefault();
                    onTabChange(id);
                  }}
                >
                  {intl.formatMessage(label)}
                </Anchor>
              ))}
            </nav>
            <LoginForm {...props} tab={tab} />
          </section>
        </div>
      </main>
      {branding.copyright && <footer className={css.foot}>{branding.copyright}</footer>}
    </div>
  );
}
