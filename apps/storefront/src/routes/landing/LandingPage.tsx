import type { toSentLead } from "@tradehall/mall-adapters/landing";
import { toLoginBranding } from "@tradehall/mall-adapters/shell";
import { LandingFrame } from "@tradehall/mall-components/entry/LandingFrame";
import { LeadForm } from "@tradehall/mall-components/entry/LeadForm";
import { LeadThanks } from "@tradehall/mall-components/entry/LeadThanks";
import { brandNames, pageNames } from "@tradehall/mall-rules/words";
import { useState } from "react";
import { type LeadAnswer, useLeadForm } from "../../browser/forms/use-lead-form.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { LandingData } from "../../server/landing.ts";
import { useShopBound } from "./use-shop-bound.ts";

interface LandingPageProps {
  loaded: LandingData & { isBound: boolean; sent: ReturnType<typeof toSentLead> | undefined };
  answer: LeadAnswer;
}

export function LandingPage({ loaded, answer }: LandingPageProps) {
  const { branding, brand, person, locale } = useShell();
  const form = useLeadForm(loaded, answer, hrefTo("landing"));
  const { background, sent, isBound } = loaded;
  const { companyName, logo, copyright } = toLoginBranding(branding, brandNames[brand]);
  // A buyer with a shop may look, too; only who came without one is told why they are here, and led on.
  const [isHomeless] = useState(person !== null && person.user.userInfo.shopId === null);
  const isKept = answer?.ok === true;
  const isWaiting = isHomeless && (isKept || sent !== undefined);
  useShopBound({ isWaiting, isBound });
  return (
    <LandingFrame
      brand={{ name: companyName, ...(logo ? { logo } : {}), ...(copyright ? { copyright } : {}) }}
      title={background.title}
      subTitle={background.subTitle}
      background={background.bgImg}
      products={loaded.products}
      {...(isKept || isWaiting ? {} : { formTitle: pageNames.landing[locale] })}
      {...(isHomeless && person ? { signedInName: person.user.userInfo.nickName, isWaiting } : {})}
    >
      {isKept || isWaiting ? (
        <LeadThanks
          {...(isKept
            ? { leadId: String(answer.data.leadId), timeText: answer.data.createTime.slice(0, 16) }
            : { leadId: "", timeText: "" })}
          {...sent}
          isEarlier={!isKept}
          isSignedIn={person !== null}
          againHref={hrefTo("landing", person ? { again: 1 } : {})}
        />
      ) : (
        <LeadForm {...form} action={hrefTo("landing")} />
      )}
    </LandingFrame>
  );
}
