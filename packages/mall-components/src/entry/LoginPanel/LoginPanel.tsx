import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { EntryFrame } from "../EntryFrame/index.ts";
import { LoginQr } from "../LoginQr/index.ts";
import { LoginForm } from "./LoginForm.tsx";
import * as css from "./LoginPanel.css.ts";
import { words } from "./LoginPanel.messages.ts";
import type { LoginPanelProps, LoginTab } from "./login-panel-props.ts";

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
