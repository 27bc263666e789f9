/** Preferences with which Firefox sends nothing by itself and has a mouse, which it doesn't find without a screen. */
export const FIREFOX_PREFERENCES = {
	'app.normandy.enabled': false,
	'browser.safebrowsing.malware.enabled': false,
	'browser.safebrowsing.phishing.enabled': false,
	'browser.shell.checkDefaultBrowser': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'dom.push.connection.enabled': false,
	'extensions.systemAddon.update.enabled': false,
	'extensions.update.enabled': false,
	'media.gmp-manager.updateEnabled': false,
	'media.gmp-manager.url.override': 'data:text/plain,',
	// Peer connections may ask a server on this machine.
	'media.peerconnection.ice.loopback': true,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'services.settings.server': 'http://127.0.0.1:1',
	// Fine and able to hover.
	'ui.allPointerCapabilities': 6,
	'ui.primaryPointerCapabilities': 6,
};
