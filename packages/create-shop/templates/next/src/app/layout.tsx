import "../styles";
import type { ReactNode } from "react";
import { language } from "../language";
import { loadCategories } from "../mall/loads";
import { serverMall } from "../mall/server";
import { Shell } from "./Shell";

/** Goods and prices are those of the moment, not of the build. */
export const dynamic = "force-dynamic";

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language.tag}>
      <head>
        <link href="/logo.svg" rel="icon" />
      </head>
      <body>
        <Shell categories={await loadCategories(serverMall)}>{children}</Shell>
      </body>
    </html>
  );
}
