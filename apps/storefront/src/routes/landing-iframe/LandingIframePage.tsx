import { LeadForm } from "@tradehall/mall-components/entry/LeadForm";
import { LeadThanks } from "@tradehall/mall-components/entry/LeadThanks";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useRef } from "react";
import { type LeadAnswer, useLeadForm } from "../../browser/forms/use-lead-form.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { LandingData } from "../../server/landing.ts";
import { useEmbedder } from "./use-embedder.ts";

interface LandingIframePageProps {
  loaded: LandingData;
  answer: LeadAnswer;
  embedOrigin: string | undefined;
}

export function LandingIframePage({ loaded, answer, embedOrigin }: LandingIframePageProps) {
  const { locale } = useShell();
  const form = useLeadForm(loaded, answer, hrefTo("landing-iframe"));
  const page = useRef<HTMLElement>(null);
  useEmbedder({ embedOrigin, page, leadId: answer?.ok ? answer.data.leadId : undefined });
  return (
    <main id="main" ref={page}>
      <Frame width="narrow" paddingY="m">
        <VisuallyHidden as="h1">{pageNames.landingIframe[locale]}</VisuallyHidden>
        {answer?.ok ? (
          <LeadThanks
            leadId={String(answer.data.leadId)}
            timeText={answer.data.createTime.slice(0, 16)}
            hasRegister={false}
            againHref={hrefTo("landing-iframe")}
          />
        ) : (
          <LeadForm {...form} action={hrefTo("landing-iframe")} isPrivacyExternal />
        )}
      </Frame>
    </main>
  );
}
