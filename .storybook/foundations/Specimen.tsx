import { useSay } from "./foundation.tsx";

/** The curve of a `cubic-bezier(x1, y1, x2, y2)`, from below left to above right. */
function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return (
    <svg aria-hidden="true" height="64" viewBox="-4 -4 72 72" width="72">
      <path d="M0 64H64M0 64V0" fill="none" stroke="var(--mall-color-lineStrong)" />
      <path
        d={`M0 64C${x1 * 64} ${64 - y1 * 64} ${x2 * 64} ${64 - y2 * 64} 64 0`}
        fill="none"
        stroke="var(--mall-color-accent)"
        strokeWidth="2"
      />
    </svg>
  );
}

export interface SpecimenProps {
  group: string;
  /** The token as CSS: `var(--mall-color-accent)`. */
  value: string;
  /** What the brand of the toolbar gives, for what is drawn by its numbers. */
  literal: string;
}

/** What a token looks like in the brand of the toolbar. */
export function Specimen({ group, value, literal }: SpecimenProps) {
  const say = useSay();
  const words = say(["品质采购 ¥1,280.00", "Bolts ¥1,280.00"]);
  const lines = say([
    "行距要让两行字分得开，又看得出是一段。",
    "Lines must be apart, and still be one part.",
  ]);
  switch (group) {
    case "color":
    case "ground":
      return <div className="token-box" style={{ background: value }} />;
    case "space":
    case "size":
      return <div className="token-bar" style={{ inlineSize: value }} />;
    case "radius":
      return (
        <div
          className="token-box"
          style={{ borderRadius: value, background: "var(--mall-color-accentSoft)" }}
        />
      );
    case "borderWidth":
      return <div style={{ borderBlockStart: `${value} solid var(--mall-color-accent)`, marginBlock: 24 }} />;
    case "font":
      return <div style={{ fontFamily: value, fontSize: "var(--mall-fontSize-xl)" }}>{words}</div>;
    case "fontSize":
      return <div style={{ fontSize: value, lineHeight: "var(--mall-lineHeight-tight)" }}>{words}</div>;
    case "weight":
      return <div style={{ fontWeight: value, fontSize: "var(--mall-fontSize-l)" }}>{words}</div>;
    case "lineHeight":
      return <div style={{ lineHeight: value }}>{lines}</div>;
    case "letterSpacing":
      return <div style={{ letterSpacing: value, fontSize: "var(--mall-fontSize-xl)" }}>{words}</div>;
    case "shadow":
      return (
        <div style={{ padding: "16px 24px 24px" }}>
          <div className="token-box" style={{ boxShadow: value, background: "var(--mall-color-surface)" }} />
        </div>
      );
    case "easing":
      return <Curve value={literal} />;
    // One pixel for 5 ms.
    default:
      return <div className="token-bar" style={{ inlineSize: `calc(${value} / 1ms * 0.2px)` }} />;
  }
}
