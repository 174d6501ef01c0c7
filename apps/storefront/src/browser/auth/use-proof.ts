/** The proven number between the steps of a way in: kept in this tab over a reload and the browser's back. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Proof } from "../../server/proof-steps.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useDraft } from "../forms/use-draft.ts";

const none: Proof = { mobile: "", flag: "" };

interface ProofSteps {
  /** The proof; undefined while there is none. */
  proof: Proof | undefined;
  /** Whether this tab's draft has been looked for: the server knows nothing of it. */
  isRead: boolean;
  /** The way is over: the proof is spent. */
  drop: () => void;
}

/** A proof that an answer brings is kept, and leads on to the second step's address. */
export function useProof(name: string, answered: Proof | undefined, secondStep: string): ProofSteps {
  const [draft, setDraft, drop] = useDraft<Proof>(name, none);
  const [isRead, setRead] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setRead(true), []);
  useOnChange(answered?.flag, () => {
    if (!answered) return;
    setDraft(answered);
    void navigate(secondStep);
  });
  return { proof: answered ?? (draft.flag ? draft : undefined), isRead, drop };
}
