import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles in apps. Flutter has a service page, which holds its price. */
export const mobileRoles: AuthoredDocument<"role">[] = [
  {
    _id: "role-flutter-developer",
    title: "Flutter developer",
    badge: "MOBILE",
    service: "service-flutter-developer",
    description:
      "A single Dart codebase for iPhone and Android, by someone who also knows when to drop down to Swift or Kotlin for a stubborn plug-in.",
    features: [
      "Riverpod or Bloc state management",
      "Platform channels for native features",
      "Offline storage with Drift or Isar",
      "Golden tests for every key screen",
      "Firebase messaging and Crashlytics",
      "Flavours for staging and production",
    ],
  },
  role("React Native developer", "CROSS-PLATFORM", 3899, {
    description:
      "If your web team writes React already, this hire lets the app share their types, their linting and most of their opinions.",
    features: [
      "Expo with custom native modules",
      "New Architecture migrations",
      "Reanimated gestures at sixty frames",
      "Over-the-air fixes through EAS Update",
      "Deep links from mail and ads",
      "Detox or Maestro device tests",
      "Hermes start-up time traced",
    ],
  }),
  role("iOS developer", "IOS", 4099, {
    description:
      "Swift throughout, with respect for what iPhone owners expect: widgets, Apple Pay, VoiceOver and a sensible answer to no signal.",
    features: [
      "SwiftUI mixed with older UIKit",
      "Swift concurrency and actors",
      "Apple Pay and StoreKit purchases",
      "WidgetKit and Live Activities",
      "VoiceOver and Dynamic Type audits",
      "Instruments for hangs and battery use",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an iOS developer from your website.",
  }),
  role("Android developer", "ANDROID", 3999, {
    description:
      "Builds for the handset in a tradie’s glovebox as well as the latest Pixel: old versions, cracked cameras, patchy regional coverage.",
    features: [
      "Kotlin and Jetpack Compose",
      "Room and WorkManager background sync",
      "CameraX and barcode scanning",
      "Bluetooth printers and scanners",
      "Baseline profiles for slow devices",
      "Android Enterprise and kiosk mode",
      "Java modules converted gradually",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an Android developer from your website.",
  }),
  role("Kotlin Multiplatform developer", "SHARED LOGIC", 4299, {
    description:
      "Two native apps that disagree about a price are a bug. This engineer puts rules and networking in common code and leaves the screens alone.",
    features: [
      "Business rules in one tested module",
      "Ktor client and SQLDelight storage",
      "Swift-friendly APIs through SKIE",
      "Gradle and Xcode builds reconciled",
      "Compose Multiplatform where it pays",
    ],
  }),
  role("App release engineer", "STORE RELEASES", 3299, {
    description:
      "Certificates, review rejections, phased rollouts, privacy labels: the person who gets version 4.2 out while developers start on 4.3.",
    features: [
      "Fastlane lanes for both stores",
      "Signing keys held in escrow",
      "TestFlight and Play testing tracks",
      "Data safety forms kept truthful",
      "Staged rollout with crash thresholds",
      "Appeals against rejected builds",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an app release engineer from your website.",
  }),
];
