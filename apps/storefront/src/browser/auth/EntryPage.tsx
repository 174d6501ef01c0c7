import { brandNames } from "@tradehall/mall-rules/words";
/** The page around a way in: the brand's head with the way's name, and the way to the sign-in. */

import { toLoginBranding } from "@tradehall/mall-adapters/shell";
import { EntryFrame } from "@tradehall/mall-components/entry/EntryFrame";
import { EntryAside, type EntryWay, useEntryHeading } from "@tradehall/mall-components/entry/EntrySteps";
import type { ReactNode } from "react";
import { signInHref } from "../../isomorphic/sign-in-address.ts";
import { useShell } from "../session/use-shell.ts";

interface EntryPageProps {
  way: EntryWay;
  /** Where the sign-in leads. */
  redirect: string;
  children: ReactNode;
}

export function EntryPage({ way, redirect, children }: EntryPageProps) {
  const { branding, brand } = useShell();
  const heading = useEntryHeading(way);
  return (
    <EntryFrame
      branding={toLoginBranding(branding, brandNames[brand])}
      heading={heading}
      aside={<EntryAside way={way} href={signInHref(redirect)} />}
    >
      {children}
    </EntryFrame>
  );
}
