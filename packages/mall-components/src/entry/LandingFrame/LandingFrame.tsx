import { Button } from "@tradehall/ui/Button";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PromiseList } from "../../chrome/PromiseList/index.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { EntryPage } from "../EntryPage.tsx";
import * as css from "./LandingFrame.css.ts";
import { words } from "./LandingFrame.messages.ts";
import { LandingProducts } from "./LandingProducts.tsx";
import type { LandingProduct } from "./landing-product.ts";
export interface LandingFrameProps {
  /** Operator's name and logo (Spec §3 "Branding defaults"). */
  brand: { name: string; logo?: string; copyright?: string };
  /** Heading of the page; the mall's own words where the operator set none. */
  title?: string;
  /** Line below it. */
  subTitle?: string;
  /** Background: path without width and file ending; the brand's ground without one. */
  background?: string;
  /** Products shown beside the form. */
  products: readonly LandingProduct[];
  /** Heading over the form; none over the thanks, which bring their own. */
  formTitle?: string;
  /** The form or its thanks. */
  children: ReactNode;
  /** Nickname of who is signed in and has no shop yet: they are told why they are here and can sign out (Spec §4). */
  signedInName?: string;
  /** They have sent what is needed: the reason is no longer said. */
  isWaiting?: boolean;
}

/** The landing page: what the mall offers, and the form beside it (Spec §2 `/landing`). */
export function LandingFrame(props: LandingFrameProps) {
  const { brand, title, subTitle, products, signedInName } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const Anchor = useLinkComponent();
  const head =
    signedInName === undefined ? (
      <Anchor className={css.link} href={routes.login}>
        {intl.formatMessage(words.signIn)}
      </Anchor>
    ) : (
      <form action={routes.signOut} className={css.account} method="post">
        <Text size="inherit" tone="muted" lines={1}>
          {signedInName}
        </Text>
        <Button size="s" tone="neutral" type="submit" variant="ghost">
          {intl.formatMessage(chromeWords.signOut)}
        </Button>
      </form>
    );
  return (
    <EntryPage
      background={props.background}
      center={css.center}
      copyright={brand.copyright}
      ground="landing"
      head={head}
      logo={brand.logo}
      name={brand.name}
    >
      <Stack space="l">
        <h1 className={css.title}>{title || intl.formatMessage(words.title)}</h1>
        <p className={css.lead}>{subTitle || intl.formatMessage(words.subTitle)}</p>
        <LandingProducts products={products} />
        <div className={css.promises}>
          <PromiseList variant="panel" />
        </div>
      </Stack>
      <div className={css.card}>
        {props.formTitle && <h2 className={css.cardTitle}>{props.formTitle}</h2>}
        {signedInName !== undefined && !props.isWaiting && (
          <Notice tone="info">{intl.formatMessage(words.noShop)}</Notice>
        )}
        {props.children}
      </div>
    </EntryPage>
  );
}
