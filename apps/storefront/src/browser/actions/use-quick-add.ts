/** Answers for all cards and rows that put goods into the cart; before it came, and without script, their forms do it. */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { useErrorReaction } from "../errors/Reactions.tsx";
import { addFromList } from "./add-from-list.ts";

/** One step of the number field beside a button. */
function takeStep({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
  const field = button?.parentElement?.querySelector("input");
  if (button?.dataset.step === "up") field?.stepUp();
  else field?.stepDown();
}

/** `onAdded` is told of goods that were put in; keep it stable. */
export function useQuickAdd(onAdded?: () => void): void {
  const words = useReactionWords();
  const react = useErrorReaction();
  const navigate = useNavigate();
  useEffect(() => {
    const added = () => {
      onAdded?.();
      toast.show({
        tone: "success",
        message: words("added"),
        action: { label: words("goToCart"), onPress: () => void navigate(hrefTo("cart")) },
      });
    };
    const onSubmit = (event: SubmitEvent) => {
      const { submitter: button } = event;
      if (!(button instanceof HTMLButtonElement && button.value.startsWith("add:"))) return;
      event.preventDefault();
      if (button.ariaBusy) return;
      button.ariaBusy = "true";
      const count = Number(new FormData(button.form ?? undefined).get("count"));
      addFromList(button.value, count)
        .then(added, react)
        .finally(() => {
          button.ariaBusy = null;
        });
    };
    document.addEventListener("click", takeStep);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", takeStep);
      document.removeEventListener("submit", onSubmit);
    };
  }, [words, react, navigate, onAdded]);
}
