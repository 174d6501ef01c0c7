import type { Decorator } from "@storybook/react-vite";

/** The header's dark ground, for pieces that only live on it. */
export const dark: Decorator = (Story) => (
  <div style={{ background: "var(--mall-color-headerBg)", padding: 12 }}>{Story()}</div>
);
