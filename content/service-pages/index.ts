import { aiChatbotDevelopment } from "./ai-chatbot-development.ts";
import { aiEmailResponse } from "./ai-email-response.ts";
import { aiEngineer } from "./ai-engineer.ts";
import { aiLeadScoring } from "./ai-lead-scoring.ts";
import { aiVideoAvatarCreation } from "./ai-video-avatar-creation.ts";
import { contentWritingBlogManagement } from "./content-writing-blog-management.ts";
import { customWebsiteDevelopment } from "./custom-website-development.ts";
import { ecommerceAutomation } from "./ecommerce-automation.ts";
import { emailHostingSetup } from "./email-hosting-setup.ts";
import { emailNewsletterSetupDesign } from "./email-newsletter-setup-design.ts";
import { facebookChatbot } from "./facebook-chatbot.ts";
import { facebookClone } from "./facebook-clone.ts";
import { flutterDeveloper } from "./flutter-developer.ts";
import { googleBusinessProfileOptimization } from "./google-business-profile-optimization.ts";
import { hrAutomation } from "./hr-automation.ts";
import { instagramChatbot } from "./instagram-chatbot.ts";
import { instagramClone } from "./instagram-clone.ts";
import { instagramMarketing } from "./instagram-marketing.ts";
import { landingPageAdFunnelSetup } from "./landing-page-ad-funnel-setup.ts";
import { leadCaptureCrmAutomation } from "./lead-capture-crm-automation.ts";
import { linkedinClone } from "./linkedin-clone.ts";
import { logoBrandIdentityDesign } from "./logo-brand-identity-design.ts";
import { mobileAppDesign } from "./mobile-app-design.ts";
import { type ServiceStory, sectionsOf } from "./model.ts";
import { nodejsDeveloper } from "./nodejs-developer.ts";
import { onlineBookingSystemIntegration } from "./online-booking-system-integration.ts";
import { productUploading } from "./product-uploading.ts";
import { pythonDeveloper } from "./python-developer.ts";
import { reactDeveloper } from "./react-developer.ts";
import { shopifyMaintenance } from "./shopify-maintenance.ts";
import { shopifyStoreSetup } from "./shopify-store-setup.ts";
import { socialMediaManagement } from "./social-media-management.ts";
import { tiktokClone } from "./tiktok-clone.ts";
import { tiktokMarketing } from "./tiktok-marketing.ts";
import { uberClone } from "./uber-clone.ts";
import { uiUxDesigner } from "./ui-ux-designer.ts";
import { videoAdsSocialMedia } from "./video-ads-social-media.ts";
import { voiceAi } from "./voice-ai.ts";
import { webHostingSetup } from "./web-hosting-setup.ts";
import { websiteChatbot } from "./website-chatbot.ts";
import { websiteDesign } from "./website-design.ts";
import { websiteSecurityAudit } from "./website-security-audit.ts";
import { whatsappCatalogProductShowcase } from "./whatsapp-catalog-product-showcase.ts";
import { whatsappChatbot } from "./whatsapp-chatbot.ts";
import { woocommerceSetup } from "./woocommerce-setup.ts";
import { wordpressMaintenance } from "./wordpress-maintenance.ts";

const STORIES: Record<string, ServiceStory> = {
  "service-whatsapp-chatbot": whatsappChatbot,
  "service-instagram-chatbot": instagramChatbot,
  "service-facebook-chatbot": facebookChatbot,
  "service-website-chatbot": websiteChatbot,
  "service-ai-chatbot-development": aiChatbotDevelopment,
  "service-whatsapp-catalog-product-showcase": whatsappCatalogProductShowcase,
  "service-ai-lead-scoring": aiLeadScoring,
  "service-ai-email-response": aiEmailResponse,
  "service-ai-video-avatar-creation": aiVideoAvatarCreation,
  "service-hr-automation": hrAutomation,
  "service-voice-ai": voiceAi,
  "service-ecommerce-automation": ecommerceAutomation,
  "service-tiktok-clone": tiktokClone,
  "service-uber-clone": uberClone,
  "service-facebook-clone": facebookClone,
  "service-instagram-clone": instagramClone,
  "service-linkedin-clone": linkedinClone,
  "service-wordpress-maintenance": wordpressMaintenance,
  "service-shopify-maintenance": shopifyMaintenance,
  "service-web-hosting-setup": webHostingSetup,
  "service-email-hosting-setup": emailHostingSetup,
  "service-website-security-audit": websiteSecurityAudit,
  "service-shopify-store-setup": shopifyStoreSetup,
  "service-woocommerce-setup": woocommerceSetup,
  "service-product-uploading": productUploading,
  "service-online-booking-system-integration": onlineBookingSystemIntegration,
  "service-instagram-marketing": instagramMarketing,
  "service-tiktok-marketing": tiktokMarketing,
  "service-social-media-management": socialMediaManagement,
  "service-google-business-profile-optimization": googleBusinessProfileOptimization,
  "service-video-ads-social-media": videoAdsSocialMedia,
  "service-custom-website-development": customWebsiteDevelopment,
  "service-landing-page-ad-funnel-setup": landingPageAdFunnelSetup,
  "service-website-design": websiteDesign,
  "service-mobile-app-design": mobileAppDesign,
  "service-logo-brand-identity-design": logoBrandIdentityDesign,
  "service-content-writing-blog-management": contentWritingBlogManagement,
  "service-email-newsletter-setup-design": emailNewsletterSetupDesign,
  "service-lead-capture-crm-automation": leadCaptureCrmAutomation,
  "service-react-developer": reactDeveloper,
  "service-flutter-developer": flutterDeveloper,
  "service-nodejs-developer": nodejsDeveloper,
  "service-python-developer": pythonDeveloper,
  "service-ui-ux-designer": uiUxDesigner,
  "service-ai-engineer": aiEngineer,
};

/**
 * What a service's own page shows beyond its list of inclusions: the picture beside its title, and
 * the blocks before the form.
 * @param id the service's id, e.g. `service-uber-clone`
 * @throws when the service has none
 */
export function storyOf(id: string) {
  const story = STORIES[id];
  if (!story) throw new Error(`No one has written what the page of ${id} shows.`);
  return { picture: story.picture, sections: sectionsOf(story) };
}
