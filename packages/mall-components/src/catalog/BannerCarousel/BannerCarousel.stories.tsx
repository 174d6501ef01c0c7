import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleBanners } from "../../samples/catalog-home.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "catalog/BannerCarousel",
  component: BannerCarousel,
  args: { banners: sampleBanners.slice(0, 1) },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turns: Story = {
  args: { banners: sampleBanners, intervalMs: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "下一张横幅" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "第 2 张横幅" })).toHaveAttribute("aria-current", "true"),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "第 3 张横幅" })).toHaveAttribute("aria-current", "true"),
    );
  },
};
export const Moving: Story = {
  args: { banners: sampleBanners },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: /轮播$/ });
    const before = button.getAttribute("aria-label");
    await userEvent.click(button);
    await expect(canvas.getByRole("button", { name: /轮播$/ })).not.toHaveAccessibleName(before ?? "");
  },
};
export const None: Story = { args: { banners: [] } };
export const Narrow: Story = {
  args: { banners: sampleBanners, intervalMs: 0 },
  globals: { viewport: { value: "phone" } },
};
