import { useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { PromiseList } from "../../chrome/PromiseList/index.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./EntryFrame.css.ts";
import * as stage from "./EntryStage.css.ts";

/** The operator's dress of the pages that lead in (Spec §3); every part has a default. */
export interface EntryBranding {
  /** Logo: path without width and file ending, or a full address. */
  logo?: string;
  /** Operator's name beside the logo. */
  companyName: string;
  /** Welcome line. */
  welcome?: string;
  /** Background picture: path without width and file ending, or a full address. */
  background?: string;
  /** Copyright line. */
  copyright?: string;
}

export interface EntryFrameProps {
  /** Branding. */
  branding: EntryBranding;
  /** Which way in this is, beside the name, e.g. 欢迎登录. */
  heading: string;
  /** At the end of the head, such as the link to another way in. */
  aside?: ReactNode;
  /** `brand`: the brand's ground with its welcome and promises beside the card; `plain`: a quiet one. Default `plain`. */
  ground?: "brand" | "plain";
  /** The card. */
  children: ReactNode;
}

/** The page around every way in: the brand's head, a ground for the card, the copyright. */
export function EntryFrame({ branding, heading, aside, ground = "plain", children }: EntryFrameProps) {
  const Anchor = useLinkComponent();
  const routes = useRoutes();
  const { logo, background } = branding;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Anchor className={css.brand} href={routes.home}>
          {logo !== undefined && (
            <span className={css.logo}>
              <ProductPicture alt="" isPriority path={logo} rounding="m" width={48} />
            </span>
          )}
          <span className={css.company}>{branding.companyName}</span>
        </Anchor>
        <span className={css.headWords}>{heading}</span>
        {aside && <span className={css.aside}>{aside}</span>}
      </header>
      <main className={stage.stage} data-ground={ground} id="main">
        {ground === "brand" && background && (
          <div aria-hidden="true" className={stage.background}>
            <ProductPicture
              alt=""
              fit="cover"
              height={600}
              isPriority
              path={background}
              sizes="100vw"
              width={1440}
            />
          </div>
        )}
        <div className={stage.center}>
          {ground === "brand" ? (
            <>
              <p className={stage.welcome}>{branding.welcome}</p>
              <div className={stage.place}>{children}</div>
              <div className={stage.promises}>
                <PromiseList variant="panel" />
              </div>
            </>
          ) : (
            children
          )}
        </div>
      </main>
      {branding.copyright && <footer className={css.foot}>{branding.copyright}</footer>}
    </div>
  );
}
