import type { ReactNode } from "react";
import { PromiseList } from "../../chrome/PromiseList/index.ts";
import { EntryPage } from "../EntryPage.tsx";
import * as css from "./EntryFrame.css.ts";

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
  const head = (
    <>
      <span className={css.headWords}>{heading}</span>
      {aside && <span className={css.aside}>{aside}</span>}
    </>
  );
  return (
    <EntryPage
      background={ground === "brand" && branding.background}
      center={css.center}
      copyright={branding.copyright}
      ground={ground}
      head={head}
      logo={branding.logo}
      name={branding.companyName}
    >
      {ground === "brand" ? (
        <>
          <p className={css.welcome}>{branding.welcome}</p>
          <div className={css.place}>{children}</div>
          <div className={css.promises}>
            <PromiseList variant="panel" />
          </div>
        </>
      ) : (
        children
      )}
    </EntryPage>
  );
}
