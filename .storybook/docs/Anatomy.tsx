import type { ComponentDocs, Words } from "@tradehall/ui/component-docs";
import { useEffect, useRef, useState } from "react";
import { Shown } from "./Shown.tsx";

export interface AnatomyProps {
  parts: ComponentDocs["anatomy"];
  story?: string;
  isOverlay?: boolean;
  say: (words: Words) => string;
}

interface Pin {
  number: number;
  left: number;
  top: number;
}

/** Where the parts are in the drawn story, from the corner of what holds it; a frame's own corner is added. */
function pinsIn(whole: HTMLElement, parts: ComponentDocs["anatomy"]): Pin[] {
  const frame = whole.querySelector("iframe");
  const inside = frame ? frame.contentDocument : whole.querySelector(".sb-story");
  const corner = whole.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect();
  return parts.flatMap(([selector], index) => {
    const part = inside?.querySelector(selector)?.getBoundingClientRect();
    if (!part || part.width + part.height === 0) return [];
    // A frame may be drawn smaller than its page is.
    const scale = frame && shift ? shift.width / frame.offsetWidth : 1;
    const left = part.left * scale + (shift?.left ?? 0) - corner.left;
    const top = part.top * scale + (shift?.top ?? 0) - corner.top;
    return [{ number: index + 1, left, top }];
  });
}

/** A story with a number on each part, and what each is. */
export function Anatomy({ parts, story = "Default", isOverlay, say }: AnatomyProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useEffect(() => {
    const draw = () => {
      const found = whole.current ? pinsIn(whole.current, parts) : [];
      setPins((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // What a story shows may come late and move: lazy parts, pictures, fonts.
    const again = setInterval(draw, 500);
    draw();
    return () => clearInterval(again);
  }, [parts]);
  return (
    <div className="docs-anatomy">
      <div className="docs-pinned" ref={whole}>
        <Shown code="none" isOverlay={isOverlay} story={story} />
        {pins.map(({ number, left, top }) => (
          <span aria-hidden="true" className="docs-pin" key={number} style={{ left, top }}>
            {number}
          </span>
        ))}
      </div>
      <ol>
        {parts.map(([selector, ...part]) => (
          <li key={selector}>{say(part)}</li>
        ))}
      </ol>
    </div>
  );
}
