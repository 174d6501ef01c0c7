/** The emoji that are offered: a small set that every system draws by itself. */
export const emojiGroups = {
  faces: "😀 😁 😂 😊 😉 😍 😘 😋 😎 🤝 😅 😇 🤔 😐 😏 😒 😓 😔 😢 😭 😱 😡 😴 🤒",
  gestures: "👍 👎 👌 ✌️ 👏 🙏 💪 👋 👉 👆 👇 ✋ ✊ 🤙 🙌 🫡",
  work: "📦 🚚 🔧 🔨 🔩 ⚙️ 🔋 💡 📏 🧤 🧰 🏭 🏗️ 📄 🧾 📞 💰 💳 🛒 ⏰ 📅 📍",
  signs: "❤️ 🌹 🎉 🎁 🔥 ⭐ ✨ ✅ ❌ ❓ ❗ ⚠️ 💯 🆗 🆕 ➕",
} as const;
