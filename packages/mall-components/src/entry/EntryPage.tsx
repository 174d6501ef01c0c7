import { useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { ProductPicture } from "../product/ProductPicture/ProductPicture.tsx";
import { useRoutes } from "../routes/RoutesProvider.tsx";
import * as css from "./entry-page.css.ts";

interface EntryPageProps {
  /** Logo and background: path without width and file ending, or a full address. */
  logo: string | undefined;
  background: string | false | undefined;
  /** Operator's name beside the logo. */
  name: string;
  copyright: string | undefined;
  /** What is behind the content. `[data-ground]` */
  ground: "brand" | "plain" | "landing";
  /** The rest of the head. */
  head: ReactNode;
  /** Class of the content's box. */
  center: string;
  children: ReactNode;
}

/** A page without the mall's navigation: the operator's head, a ground, the copyright. */
export function EntryPage(props: EntryPageProps) {
  const Anchor = useLinkComponent();
  const routes = useRoutes();
  return (
    <div className={css.page} data-ground={props.ground}>
      <header className={css.head}>
        <Anchor className={css.brand} href={routes.home}>
          {props.logo !== undefined && (
            <span className={css.logo}>
              <ProductPicture alt="" isPriority path={props.logo} rounding="m" width={48} />
            </span>
          )}
          <span className={css.company}>{props.name}</span>
        </Anchor>
        {props.head}
      </header>
      <main className={css.stage} id="main">
        {props.background && (
          <div aria-hidden="true" className={css.background}>
            <ProductPicture
              alt=""
              fit="cover"
              height={600}
              isPriority
              path={props.background}
              sizes="100vw"
              width={1440}
            />
          </div>
        )}
        <div className={props.center}>{props.children}</div>
      </main>
      {props.copyright && <footer className={css.foot}>{props.copyright}</footer>}
    </div>
  );
}
