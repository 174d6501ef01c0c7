import { LandingFrame } from "@tradehall/mall-components/shell/LandingFrame";
import { LeadForm } from "@tradehall/mall-components/shell/LeadForm";
import { LeadThanks } from "@tradehall/mall-components/shell/LeadThanks";
import { pageNames } from "@tradehall/mall-rules/words";
import { toLoginBranding } from "../../adapters/shell.ts";
import { type LeadAnswer, useLeadForm } from "../../browser/forms/use-lead-form.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { LandingData } from "../../server/landing.ts";

interface LandingPageProps {
  loaded: LandingData;
  answer: LeadAnswer;
}

export function LandingPage({ loaded, answer }: LandingPageProps) {
  const { branding, brand, person, locale } = useShell();
  const form = useLeadForm(loaded, answer);
  const { background } = loaded;
  const { companyName, logo, copyright } = toLoginBranding(branding, brand);
  // A buyer with a shop may look, too; only who has none is told why they are here.
  const isHomeless = person !== null && person.user.userInfo.shopId === null;
  return (
    <LandingFrame
      brand={{ name: companyName, ...(logo ? { logo } : {}), ...(copyright ? { copyright } : {}) }}
      title={background.title}
      subTitle={background.subTitle}
      background={background.bgImg}
      products={loaded.products}
      {...(answer?.ok ? {} : { formTitle: pageNames.landing[locale] })}
      {...(isHomeless ? { signedInName: person.user.userInfo.nickName } : {})}
    >
      {answer?.ok ? (
        <LeadThanks
          leadId={String(answer.data.leadId)}
          timeText={answer.data.createTime.slice(0, 16)}
          isSignedIn={person !== null}
          againHref={hrefTo("landing")}
        />
      ) : (
        <LeadForm {...form} action={hrefTo("landing")} />
      )}
    </LandingFrame>
  );
}
