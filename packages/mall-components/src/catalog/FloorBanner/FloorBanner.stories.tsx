import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleFloorBanner } from "../../samples/catalog-home.ts";
import { FloorBanner } from "./FloorBanner.tsx";

const meta = {
  title: "catalog/FloorBanner",
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
export const NoLink: Story = { args: { href: undefined } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
