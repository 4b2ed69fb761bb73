/** Every call of the Mini Apps protocol, as of the SDK that Kennel uses. */
const WORDS = `
iframe_ready iframe_will_reload
web_app_add_to_home_screen web_app_biometry_get_info web_app_biometry_open_settings
web_app_biometry_request_access web_app_biometry_request_auth web_app_biometry_update_token
web_app_check_home_screen web_app_check_location web_app_close web_app_close_scan_qr_popup web_app_data_send
web_app_device_storage_clear web_app_device_storage_get_key web_app_device_storage_save_key
web_app_exit_fullscreen web_app_expand web_app_hide_keyboard web_app_invoke_custom_method
web_app_open_invoice web_app_open_link web_app_open_location_settings web_app_open_popup
web_app_open_scan_qr_popup web_app_open_tg_link web_app_read_text_from_clipboard web_app_ready
web_app_request_content_safe_area web_app_request_emoji_status_access web_app_request_file_download
web_app_request_fullscreen web_app_request_location web_app_request_phone web_app_request_safe_area
web_app_request_theme web_app_request_viewport web_app_request_write_access
web_app_secure_storage_clear web_app_secure_storage_get_key web_app_secure_storage_restore_key
web_app_secure_storage_save_key web_app_send_prepared_message web_app_set_background_color
web_app_set_bottom_bar_color web_app_set_emoji_status web_app_set_header_color web_app_setup_back_button
web_app_setup_closing_behavior web_app_setup_main_button web_app_setup_secondary_button
web_app_setup_settings_button web_app_setup_swipe_behavior web_app_share_to_story
web_app_start_accelerometer web_app_start_device_orientation web_app_start_gyroscope
web_app_stop_accelerometer web_app_stop_device_orientation web_app_stop_gyroscope
web_app_switch_inline_query web_app_toggle_orientation_lock web_app_trigger_haptic_feedback`;

const KNOWN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

export function isHostMethod(method: string): boolean {
  return KNOWN.has(method);
}

/** Calls by the protocol version that introduced them; the others are from the first. */
const SINCE: Readonly<Record<string, string>> = {
  '6.1':
    'open_invoice setup_back_button set_background_color set_header_color trigger_haptic_feedback open_tg_link',
  '6.2': 'setup_closing_behavior open_popup',
  '6.4': 'read_text_from_clipboard open_scan_qr_popup close_scan_qr_popup',
  '6.7': 'switch_inline_query',
  '6.9': 'invoke_custom_method request_write_access request_phone',
  '6.10': 'setup_settings_button',
  '7.2':
    'biometry_get_info biometry_open_settings biometry_request_access biometry_request_auth biometry_update_token',
  '7.7': 'setup_swipe_behavior',
  '7.8': 'share_to_story',
  '7.10': 'set_bottom_bar_color setup_secondary_button',
  '8.0': `request_safe_area request_content_safe_area request_fullscreen exit_fullscreen set_emoji_status
    request_emoji_status_access add_to_home_screen check_home_screen request_location check_location
    open_location_settings start_accelerometer stop_accelerometer start_device_orientation stop_device_orientation
    start_gyroscope stop_gyroscope send_prepared_message request_file_download toggle_orientation_lock`,
  '9.0': `device_storage_save_key device_storage_get_key device_storage_clear secure_storage_save_key
    secure_storage_get_key secure_storage_restore_key secure_storage_clear`,
  '9.1': 'hide_keyboard',
};

const BROUGHT_BY: ReadonlyMap<string, string> = new Map(
  Object.entries(SINCE).flatMap(([version, words]) =>
    words.split(/\s+/).map((word) => [`web_app_${word}`, version] as const),
  ),
);

function isAtLeast(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Whether a client of this version supports the call. */
export function isHostMethodOf(method: string, version: string): boolean {
  return isAtLeast(version, BROUGHT_BY.get(method) ?? '6.0');
}
