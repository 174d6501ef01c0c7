import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToString } from "react-dom/server.browser";
import { expect, within } from "storybook/test";
import { sampleHtml } from "../../samples/product-detail.ts";
import { RichText } from "./RichText.tsx";

const meta = {
  title: "parts/RichText 富文本 商品详情 HTML 安全过滤",
  id: "parts-richtext",
  component: RichText,
  args: { html: sampleHtml, isEager: true },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What runs, loads from elsewhere or covers the page is taken out; what was meant to be read stays. */
export const Attacked: Story = {
  args: {
    html: `<p onclick="document.title='hit'" style="position:fixed;inset:0;color:#8b0000">正文<img src=x onerror="document.title='hit'"></p>
<script>document.title="hit"</script><iframe srcdoc="<script>top.document.title='hit'</script>"></iframe>
<a href="javascript:document.title='hit'">看起来像链接</a><img src="https://elsewhere.example/pixel.gif" alt="追踪">`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByText("正文");
    await expect(canvasElement.querySelector("script, iframe, img, [onclick], [onerror]")).toBeNull();
    await expect(getComputedStyle(text).position).toBe("static");
    await expect(canvas.getByText("看起来像链接")).not.toHaveAttribute("href");
    await expect(document.title).not.toBe("hit");
  },
};

/** Pictures and videos of the hosts that the shop names stay. */
export const NamedHosts: Story = {
  args: {
    html: '<p>安装演示</p><video src="https://video.example/a.mp4"></video><video src="https://elsewhere.example/b.mp4"></video>',
    hosts: { pictures: [], videos: ["video.example"] },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("安装演示");
    const videos = [...canvasElement.querySelectorAll("video")];
    await expect(videos.map((video) => video.getAttribute("src"))).toEqual(["https://video.example/a.mp4"]);
  },
};

/** A server renders the plain words, since it has no DOM to sanitise with. */
export const OnTheServer: Story = {
  tags: ["!autodocs", "!dev"],
  play: async () => {
    const html = renderToString(<RichText html={"<p onclick=x>甲<script>乙</script></p><div>丙</div>"} />);
    await expect(html.replace(/ class="[^"]*"/, "")).toBe("<div><p>甲</p><p>丙</p></div>");
  },
};
