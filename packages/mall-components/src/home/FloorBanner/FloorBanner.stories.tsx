import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleFloorBanner } from "../../samples/home.ts";
import { FloorBanner } from "./FloorBanner.tsx";

const meta = {
  title: "home/FloorBanner 楼层广告 广告位 横幅 banner",
  id: "home-floorbanner",
  component: FloorBanner,
  args: sampleFloorBanner,
} satisfies Meta<typeof FloorBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LeadsOn: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: args.alt })).toHaveAttribute("href", args.href);
  },
};
/** Its words stand on a ground of the brand. */
export const WithWords: Story = {
  args: {
    words: { title: "安全从头到脚", text: "劳保一站配齐", action: "逛逛专场", tone: "accent" },
  },
};
export const NoLink: Story = { args: { href: undefined } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
