import {
  MobileProofForm,
  type MobileProofFormProps,
} from "@tradehall/mall-components/account/MobileProofForm";
import { EntryDone, type EntryDoneProps } from "@tradehall/mall-components/entry/EntryDone";
import { EntrySteps, type EntryStepsProps } from "@tradehall/mall-components/entry/EntrySteps";
import type { ReactNode } from "react";
import type { useSignInSteps } from "../browser/auth/use-sign-in-steps.ts";
import type { Proof } from "../server/proof-steps.ts";

type Steps<Typed extends Proof> = ReturnType<typeof useSignInSteps<Typed>>;

interface ProofStepsProps<Typed extends Proof>
  extends Pick<EntryStepsProps, "isBare">,
    Pick<EntryDoneProps, "way" | "waitMs" | "href">,
    Pick<MobileProofFormProps, "loginHref" | "ownMobile"> {
  steps: Steps<Typed>;
  /** The second form. */
  children: (proof: Proof) => ReactNode;
}

/** The three steps of a way by a proven number; the last leads on by itself to `href`. */
export function ProofSteps<Typed extends Proof>(props: ProofStepsProps<Typed>) {
  const { steps, way, isBare = false, waitMs, href, children, ...number } = props;
  return (
    <EntrySteps way={way} isBare={isBare} current={steps.current}>
      {steps.isDone ? (
        <EntryDone way={way} waitMs={waitMs} href={href} onEnd={() => window.location.assign(href)} />
      ) : steps.proof ? (
        children(steps.proof)
      ) : (
        !steps.isWaiting && <MobileProofForm {...steps.firstForm} {...number} />
      )}
    </EntrySteps>
  );
}
